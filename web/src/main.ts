import { mount } from 'svelte';
import './look/fonts.css';
import './look/paper.css';
import './look/base.css';
import './look/things.css';
import App from './App.svelte';

const target = document.getElementById('bree');
if (target) mount(App, { target });
