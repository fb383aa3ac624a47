"""The entry point of this package: adds the parts of a cluster to a server. Only the application imports it."""

from fastapi import FastAPI

from bree.server.cluster.lease import Lease
from bree.server.cluster.leases import Leases
from bree.server.cluster.owner_proxy import Handovers, OwnerProxy
from bree.server.cluster.worker_endpoint import WorkerEndpoint
from bree.server.guard.buckets import Buckets
from bree.server.guard.connection_limits import ConnectionLimits
from bree.server.settings import Settings
from bree.server.store import Store


class Cluster:
    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._handovers = Handovers()

    def add_to(self, app: FastAPI, calls: Buckets) -> None:
        """Add the proxy inside the guard, so that a flood stops here and does not reach other workers."""
        app.add_middleware(OwnerProxy, handovers=self._handovers, calls=calls)

    def join(self, store: Store) -> Lease:
        """Become a worker of this store when the lease is opened."""
        self._endpoint = WorkerEndpoint(self._settings)
        self._leases = Leases(store, self._settings.lease_seconds)
        self._lease = Lease(self._leases, self._endpoint.address, self._end_handovers)
        return self._lease

    async def open(self, app: FastAPI, connections: ConnectionLimits) -> None:
        """Accept other workers. The connections of their clients count like our own."""
        await self._endpoint.open(app, self._lease, connections)

    async def close(self) -> None:
        await self._endpoint.close()
        await self._leases.close()

    async def _end_handovers(self) -> None:
        if self._handovers:
            self._handovers.keep(await self._leases.living())
