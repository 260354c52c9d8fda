/** Between two parts of a ring that is 100 long. */
const GAP = 0.8

/** Where each part of a ring begins and how long it is, in hundredths; parts of nothing have no length. */
export function arcsOf(values: readonly number[]): { start: number; length: number }[] {
  const total = values.reduce((sum, value) => sum + value, 0)
  const gap = values.filter((value) => value > 0).length > 1 ? GAP : 0
  let start = 0
  return values.map((value) => {
    const share = total === 0 ? 0 : (value / total) * 100
    const arc = { start, length: Math.max(share - gap, share > 0 ? 0.1 : 0) }
    start += share
    return arc
  })
}
