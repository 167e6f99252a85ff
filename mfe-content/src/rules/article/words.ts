import { brand } from '@ritual/shared/kernel';
import { paths } from '@ritual/shared/routing';
import { to } from './to.ts';

/** Ways that many texts name. */
export const writeToUs = to('write to us', paths.contact.to());
export const orders = to('Orders', paths.orders.to());
export const preferences = to('Preferences', paths.preferences.to());
export const email = to(brand.email, `mailto:${brand.email}`);
const { street, city, state, zip } = brand.store;
export const postal = `${brand.name}, ${street}, ${city}, ${state} ${zip}`;
/** All of them in one sentence. */
export const reach = `Use the ${to('contact form', paths.contact.to())}, email ${email}, call ${brand.phone}, or send a letter to ${postal}.`;
