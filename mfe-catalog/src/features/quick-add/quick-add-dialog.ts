// A module of its own, so that the dialog is a chunk of its own.
export { QuickAddDialog } from '@ritual/shared/blocks';
