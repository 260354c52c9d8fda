import { pickupText } from '#contract/sellers/seller-profile.ts'
import type { ListedSeller } from '#contract/sellers/sellers.endpoints.ts'
import { changeTexts } from '#web/admin/history-texts.ts'
import { momentText } from '#web/kit/india-time.ts'
import { Badge } from '#web/ui/badge.tsx'

/** What staff weigh before they approve a seller, and need when something goes wrong. */
export function SellerFacts({ seller }: { seller: ListedSeller }) {
  const { reason, sameGstin, phoneNumber, pickup, resent, role } = seller
  if (role !== 'seller') return null
  return (
    <div className="mt-1 grid gap-1 [overflow-wrap:anywhere]">
      {sameGstin.length > 0 && (
        <p>
          <Badge tone="bad">Same GSTIN</Badge> as {sameGstin.join(', ')}
        </p>
      )}
      {reason && <p>Reason given: “{reason}”</p>}
      {resent && <Resent {...resent} />}
      <p className="text-ink-soft">
        {phoneNumber ? <a href={`tel:+91${phoneNumber}`}>Phone {phoneNumber}</a> : 'No phone number yet'}
      </p>
      <p className="text-ink-soft">{pickup ? `Address: ${pickupText(pickup)}` : 'No address yet'}</p>
    </div>
  )
}

/** Said in full: whoever decides again need not look for what is new. */
function Resent({ at, changes }: NonNullable<ListedSeller['resent']>) {
  const changed = changeTexts({ changes })
  return (
    <div>
      <p>
        <Badge tone="info">Sent again</Badge> on <time dateTime={at}>{momentText(at)}</time>
        {changed.length === 0 && ', with nothing changed'}
      </p>
      <ul className="text-ink-soft">
        {changed.map(({ name, from, to }) => (
          <li key={name}>
            {name}: {from ? <del>{from}</del> : 'added,'} {to}
          </li>
        ))}
      </ul>
    </div>
  )
}
