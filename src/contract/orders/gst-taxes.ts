import { indianState, stateCodeOf } from '#contract/addresses/indian-states.ts'

export type GstTax = { name: 'CGST' | 'SGST' | 'UTGST' | 'IGST'; percent: number }

/**
 * These union territories have no parliament of their own, so the centre takes their half as well: Andaman and Nicobar
 * Islands, Chandigarh, Dadra and Nagar Haveli and Daman and Diu, Ladakh, Lakshadweep.
 */
const WITHOUT_LEGISLATURE: readonly (string | undefined)[] = ['35', '04', '26', '38', '31']

/** Which taxes a sale bears: half and half where it stays in the seller's state, one whole tax where it leaves it. */
export function gstTaxes(sellerState: string, deliveryState: string, taxPercent: number): GstTax[] {
  const seller = indianState(sellerState)
  if (seller === undefined || seller !== indianState(deliveryState)) return [{ name: 'IGST', percent: taxPercent }]
  const half = taxPercent / 2
  return [
    { name: 'CGST', percent: half },
    { name: WITHOUT_LEGISLATURE.includes(stateCodeOf(seller)) ? 'UTGST' : 'SGST', percent: half },
  ]
}

/** A state as invoices name it, with the code that the tax office knows it by: `Karnataka (29)`. */
export function stateWithCode(state: string): string {
  const code = stateCodeOf(state)
  return code ? `${indianState(state)} (${code})` : state
}
