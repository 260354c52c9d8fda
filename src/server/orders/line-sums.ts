import type { Purchase } from '#server/checkout/purchase-record.ts'

type Priced = Pick<Purchase, 'lines' | 'subtotalPaise' | 'totalPaise'>

/**
 * What reports add up, worked out once for every line: its part of what the order came to, and whether it is the first of
 * its seller and of its category there, by which orders are counted.
 */
export function lineSums({ lines, subtotalPaise, totalPaise }: Priced) {
  const isFirst = (key: 'sellerId' | 'category', place: number) =>
    lines.findIndex((line) => line[key] === lines[place]?.[key]) === place
  return lines.map(({ price, quantity }, place) => ({
    sales_paise: subtotalPaise === 0 ? 0 : ((price * quantity) / subtotalPaise) * totalPaise,
    first_of_seller: isFirst('sellerId', place),
    first_of_category: isFirst('category', place),
  }))
}

type SoldLine = { place: number; pricePaise: number; quantity: number }
type Back = { subtotalPaise: number; refundedPaise: number; named: readonly { place: number; paise: number }[] }

/** What went back of each line: what was paid back for certain lines counts against these, the rest is shared out by price. */
export function lineRefunds(lines: readonly SoldLine[], { subtotalPaise, refundedPaise, named }: Back) {
  const sum = (parts: Back['named']) => parts.reduce((all, { paise }) => all + paise, 0)
  const rest = refundedPaise - sum(named)
  return lines.map(({ place, pricePaise, quantity }) => ({
    place,
    paise:
      sum(named.filter((part) => part.place === place)) +
      (subtotalPaise === 0 ? 0 : ((pricePaise * quantity) / subtotalPaise) * rest),
  }))
}
