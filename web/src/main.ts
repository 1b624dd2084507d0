// The client's first steps: fonts, look, the reader's language, then the page of the address.
import './fonts.css';
import './tokens.css';
import './look.css';
import './pages.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { memory } from './memory.svelte';
import { startRouter } from './router.svelte';
import { language, speak } from './words.svelte';

memory.settle();
startRouter();
try {
  await speak(language());
} catch {
  // The page can still say that the server does not answer.
}
mount(App, { target: document.getElementById('app')! });
