// What pages of the admin area use: `confirmed('Send invitation', () => api.call(…))`, and `dialog` in the page.
export { useConfirmed, type Confirmed } from '../../../features/factors/use-confirmed.tsx';
