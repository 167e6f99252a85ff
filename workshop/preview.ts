// Storybook requires default exports.
export { preview as default } from '@ritual/shared/testing/workshop/preview';
