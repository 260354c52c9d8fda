/** The average of so many stars in so many reviews, rounded to two decimals; 0 while there is none. */
export const averageRating = (stars: number, reviews: number) =>
  reviews === 0 ? 0 : Math.round((stars / reviews) * 100) / 100
