import { mount } from 'svelte';
import './theme/fonts.css';
import './theme/paper.css';
import './theme/base.css';
import './theme/things.css';
import App from './App.svelte';
import { registerWorker } from './lib/app/serviceWorker';

const target = document.getElementById('bree');
if (target) mount(App, { target });
registerWorker();
