export { role, roles, schemeStyle, type Role } from './roles.ts';
export { text, type TextName } from './text.ts';
export {
  floating,
  folded,
  forMouse,
  lowWindow,
  largeText,
  measures,
  oneColumn,
  oneColumnQuery,
  phone,
  phoneQuery,
  cards,
  cardsQuery,
} from './measures.ts';
export { fieldsOfForms } from './form-fields.ts';
export { bottomBar, BottomBarSpace } from './bottom-bar.ts';
export { useMedia } from './use-media.ts';
