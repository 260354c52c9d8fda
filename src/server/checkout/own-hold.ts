import type { ProductCard } from '#contract/catalog/product.ts'
import type { Db } from '#server/platform/db/database.ts'
import { piecesHeldBy } from './checkouts.store.ts'

/** Cards as one shopper can buy them: pieces that wait for their own payment count as there. A visitor holds none. */
export async function withOwnHold<Card extends ProductCard>(
  db: Db,
  userId: string | undefined,
  cards: readonly Card[],
): Promise<Card[]> {
  if (!userId || cards.length === 0) return [...cards]
  const held = await piecesHeldBy(db, userId)
  return cards.map((card) => ({ ...card, stocks: card.stocks + (held.get(card._id) ?? 0) }))
}
