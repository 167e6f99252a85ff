export { badPictures } from './bad-pictures.ts';
export { drawn, png } from './drawn.ts';
