import { t } from '#contract/platform/t.ts'
import { HELP_HOURS, HELP_MAIL, HELP_PHONE, OWNER, phoneLink } from '#web/kit/shop-contact.ts'
import { MailLink } from './mail-link.tsx'

/** Who runs the shop, as the law wants it shown. */
export function OwnerAddress() {
  return (
    <address className="not-italic">
      <strong>{OWNER.legalName}</strong>
      <br />
      {OWNER.address}
      <br />
      {OWNER.gstin}
      <br />
      <MailLink to={HELP_MAIL} />
      <br />
      <a href={phoneLink(HELP_PHONE)}>{HELP_PHONE}</a> ({t(HELP_HOURS)})
    </address>
  )
}
