/** Centimetres. */
type Box = { length: number; breadth: number; height: number }

/** The boxes the shop packs into. Products do not say how large they are, so their weight chooses. */
const BOXES: readonly { upToGrams: number; box: Box }[] = [
  { upToGrams: 500, box: { length: 22, breadth: 16, height: 4 } },
  { upToGrams: 2_000, box: { length: 32, breadth: 24, height: 10 } },
  { upToGrams: Number.POSITIVE_INFINITY, box: { length: 45, breadth: 32, height: 25 } },
]

export const boxFor = (grams: number): Box | undefined => BOXES.find(({ upToGrams }) => grams <= upToGrams)?.box
