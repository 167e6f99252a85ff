/** Of the picture of a collection, which is as wide as the page. */
export const bandSizes = '100vw';
