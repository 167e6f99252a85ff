import { space } from '@ritual/shared/theme';
import { measures } from './measures.ts';
import { text } from './text.ts';

// The fields of shared/ui, by how they are built: a label, and beside it the box of the control.
const control = 'label + div > :is(input, select):not(dialog *)';
const area = 'label + textarea:not(dialog *)';

/**
 * The standard density: fields as high as the buttons beside them. Not in dialogs, where one decides and fields stay comfortable. It is
 * here and not in shared/ui, which shoppers load.
 */
export const fieldsOfForms = `
  & ${control} {
    height: ${String(measures.field.standard / 16)}rem;
    padding-inline-start: ${space(3)};
    ${text('body')}
  }
  & ${area} {
    min-height: ${String((measures.field.standard * 2) / 16)}rem;
    padding: ${space(2, 3)};
    ${text('body')}
  }
`;
