/** The quantity that a typed text means: a whole number from 1 to what there is; undefined while it is no number. */
export function quantityFrom(text: string, most: number): number | undefined {
  const typed = text.trim()
  if (!/^\d+$/.test(typed)) return undefined
  return within(Number(typed), most)
}

export const within = (quantity: number, most: number) => Math.min(Math.max(quantity, 1), most)
