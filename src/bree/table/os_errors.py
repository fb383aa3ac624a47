"""Errors of the operating system as text keys of Bree. The system's own messages are not translated."""

from errno import EADDRINUSE, EADDRNOTAVAIL, ELOOP, ENAMETOOLONG, ENOSPC, EROFS, errorcode
import socket

KINDS: dict[type[OSError], str] = {
    FileNotFoundError: "why-no-folder",
    IsADirectoryError: "why-a-folder",
    NotADirectoryError: "why-no-folder",
    PermissionError: "why-not-allowed",
    FileExistsError: "why-no-folder",  # a file has the name of the wanted folder
    ConnectionRefusedError: "why-nobody-answers",
    TimeoutError: "why-nobody-answers",
    socket.gaierror: "why-no-address",
}
NUMBERS = {
    EADDRINUSE: "why-in-use",
    EADDRNOTAVAIL: "why-no-address",
    ENAMETOOLONG: "why-long-name",
    ELOOP: "why-no-folder",
    ENOSPC: "why-full",
    EROFS: "why-not-allowed",
}


def reason(fault: OSError) -> str:
    """The key of a text. For a rare error without a text, the name of its number, such as EIO."""
    for kind, key in KINDS.items():
        if isinstance(fault, kind):
            return key
    number = fault.errno or 0
    return NUMBERS.get(number) or errorcode.get(number, "?")
