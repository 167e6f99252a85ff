import { paths } from '@ritual/shared/paths';
import { shopWords } from '../shop-words.ts';
import { to } from './to.ts';

/** Links that many texts use. */
export const writeToUs = to('write to us', paths.contact.to());
export const orders = to('Orders', paths.orders.to());
export const preferences = to('Preferences', paths.preferences.to());
export const { email, phone, postal } = shopWords;
/** All of them in one sentence. */
export const reach = `Use the ${to('contact form', paths.contact.to())}, email ${email}, call ${phone}, or send a letter to ${postal}.`;
