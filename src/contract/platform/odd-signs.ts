/** Controls and signs that turn the direction of writing: nobody's name, but good for imitating another's. */
export const ODD_SIGNS = /[\p{Cc}\p{Cs}\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/u
