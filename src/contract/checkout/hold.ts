const MINUTE_MS = 60_000

/** How long pieces are kept for whoever is paying. Coming back to pay starts it again. */
export const HOLD_MS = 15 * MINUTE_MS
/** However often it is renewed: then others get their chance. */
const LONGEST_HOLD_MS = 30 * MINUTE_MS
/** A provider that cannot be asked whether somebody has paid keeps the pieces for this much longer. */
const PATIENCE_MS = 10 * MINUTE_MS

/** One draft at a time, and a few more while the provider is still being asked for theirs. */
export const MOST_OPEN_CHECKOUTS = 3
export const MOST_HELD_PIECES = 1_000

/** A hold: since when, and until when it counts. */
export type Hold = { heldSince: Date; expiresAt: Date }

const after = (date: Date, ms: number) => new Date(date.getTime() + ms)
const earlier = (one: Date, other: Date) => (one < other ? one : other)

/** When a hold that is renewed now runs out. */
export const holdExpiry = (heldSince: Date, now: Date) =>
  earlier(after(now, HOLD_MS), after(heldSince, LONGEST_HOLD_MS))

/** When the pieces go back at the latest, whatever a provider says or does not say. */
export const holdEnd = ({ heldSince, expiresAt }: Hold) =>
  earlier(after(expiresAt, PATIENCE_MS), after(heldSince, LONGEST_HOLD_MS))

type Holding = Hold & { productIds: readonly (string | null)[] }

/**
 * Since when pieces are held that a new draft takes over from those before it: passing them on from draft to draft makes
 * no hold longer. Holds whose time is over are no longer passed on.
 */
export function heldSinceOf(productIds: readonly (string | null)[], before: readonly Holding[], now: Date): Date {
  const wanted = new Set(productIds)
  return before
    .filter((hold) => holdEnd(hold) > now && hold.productIds.some((id) => id !== null && wanted.has(id)))
    .reduce((since, { heldSince }) => earlier(since, heldSince), now)
}
