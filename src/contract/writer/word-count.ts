/** A description that says enough. */
export const FEWEST_WORDS = 150

/** Signs that stand alone, such as a dash, are no words. */
export const countWords = (text: string) => text.match(/\S*[\p{L}\p{N}]\S*/gu)?.length ?? 0
