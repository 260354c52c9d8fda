/**
 * 12,34,567 or 1,234.5: digits grouped as India does. By hand, since the first use of Intl takes a browser 30 ms on a desk and a
 * tenth of a second on a cheap phone, before the page is awake (docs/decisions/0039).
 */
export function groupDigits(amount: number | string): string {
  const [whole = '', fraction] = String(amount).split('.')
  const grouped = whole.replace(/(\d)(?=(\d\d)+\d$)/g, '$1,')
  return fraction ? `${grouped}.${fraction}` : grouped
}
