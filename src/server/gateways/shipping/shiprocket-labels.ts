import type { ShippingGateway } from './shipping-gateway.ts'
import type { AskShiprocket } from './shiprocket-client.ts'
import { vendorId } from './shiprocket-id.ts'
import { labelsShape } from './shiprocket-shapes.ts'

const WITHIN_MS = 20_000
/** A hundred labels are some five megabytes. */
const MOST_BYTES = 30_000_000
const PDF = '%PDF'

/** The vendor answers with an address under which the labels lie ready for a while; nobody but the shop is to see it. */
export const shiprocketLabels =
  (ask: AskShiprocket, baseUrl: string): NonNullable<ShippingGateway['labels']> =>
  async ({ providerShipmentIds }, signal) => {
    const { label_url: url } = await ask({
      to: 'print labels',
      path: '/courier/generate/label',
      body: { shipment_id: providerShipmentIds.map(vendorId) },
      answer: labelsShape,
      signal,
    })
    if (!url || !isSafe(url, baseUrl)) throw new Error('shiprocket printed no labels')
    return fetchPdf(url, signal)
  }

/** As safe as the vendor itself is spoken to. */
const isSafe = (url: string, baseUrl: string) =>
  URL.parse(url)?.protocol === 'https:' || URL.parse(url)?.origin === URL.parse(baseUrl)?.origin

async function fetchPdf(url: string, signal: AbortSignal | undefined): Promise<Uint8Array> {
  const limit = AbortSignal.timeout(WITHIN_MS)
  try {
    const response = await fetch(url, { redirect: 'error', signal: signal ? AbortSignal.any([limit, signal]) : limit })
    const parts: Uint8Array[] = []
    let length = 0
    for await (const part of response.body ?? []) {
      length += part.length
      if (length > MOST_BYTES) throw new Error('too long')
      parts.push(part)
    }
    const file = Buffer.concat(parts)
    if (!response.ok || file.toString('latin1', 0, PDF.length) !== PDF) throw new Error(`status ${response.status}`)
    return file
  } catch (cause) {
    throw new Error('shiprocket does not hand out the labels it printed', { cause })
  }
}
