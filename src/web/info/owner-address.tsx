import { helpHours, helpMail, helpPhone, owner, phoneLink } from '#web/kit/shop-contact.ts'
import { MailLink } from './mail-link.tsx'

/** Who runs the shop, as the law wants it shown. */
export function OwnerAddress() {
  const { legalName, address, gstin } = owner()
  return (
    <address className="not-italic">
      <strong>{legalName}</strong>
      <br />
      {address}
      <br />
      {gstin}
      <br />
      <MailLink to={helpMail()} />
      <br />
      <a href={phoneLink(helpPhone())}>{helpPhone()}</a> ({helpHours()})
    </address>
  )
}
