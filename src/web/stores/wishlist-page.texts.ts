export const wishlistPageTexts = {
  mustLogIn: 'Please log in to keep a wishlist.',
  kept: 'The product is put on it as soon as you are back.',
  inList: 'In your wishlist',
}
