const SIGNS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'
const SHAPE = /^(0[1-9]|[12]\d|3[0-8]|97|99)[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[0-9A-Z]$/

/** The last sign of a GSTIN, computed from the fourteen before it. */
function checkSign(first: string): string {
  const sum = [...first].reduce((total, sign, place) => {
    const product = SIGNS.indexOf(sign) * (place % 2 === 0 ? 1 : 2)
    return total + Math.floor(product / SIGNS.length) + (product % SIGNS.length)
  }, 0)
  return SIGNS.charAt((SIGNS.length - (sum % SIGNS.length)) % SIGNS.length)
}

/** A GSTIN as tax papers write it. */
export const plainGstin = (typed: string) => typed.replace(/\s+/g, '').toUpperCase()

/** Fifteen signs: state, PAN, number of the registration, Z, and a sign that catches most typing errors. */
export const isGstin = (gstin: string) => SHAPE.test(gstin) && checkSign(gstin.slice(0, 14)) === gstin.charAt(14)
