// Apart from `brand`, all of which would be loaded with the first card that shows it.
export const brandName = 'RITUAL OF POWER';
