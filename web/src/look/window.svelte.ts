// What is known of the window that the page is in. Where nothing can be asked, as in tests without a window,
// no question is answered with yes.
import { MediaQuery } from 'svelte/reactivity';
import { media } from './sizes';

const can = typeof matchMedia === 'function';

export const asks = (query: string): { readonly current: boolean } =>
  can ? new MediaQuery(query, false) : { current: false };

/** It is a phone's, held upright or on its side. */
export const phone = asks(media.phone);
export const narrow = asks(media.narrow);
