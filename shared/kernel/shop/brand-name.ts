// Apart from `brand`, all of which would otherwise be loaded with the first card that shows the name.
export const brandName = 'RITUAL OF POWER';
