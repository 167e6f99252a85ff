/** Only a page whose content could not be loaded needs it. */
export { defaultHomeContent } from '@ritual/shared/kernel';
