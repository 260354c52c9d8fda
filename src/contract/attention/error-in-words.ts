type Rule = readonly [RegExp, string | ((found: RegExpExecArray) => string)]

/** What our own gateways and jobs say when they fail, and how staff would say it. The first that fits counts. */
const RULES: readonly Rule[] = [
  // Whole sentences are meant for people already.
  [/^[A-Z].*\.$/, ([sentence]) => sentence],
  [/razorpay refused/, 'The payment provider rejected it.'],
  [/shiprocket refused to log in/, 'The courier service rejected the shop’s login.'],
  [/wallet is empty/, 'The courier wallet is empty.'],
  [/shiprocket does not answer/, 'The courier service didn’t respond.'],
  [/has this order as cancelled/, 'The courier has this order as cancelled.'],
  [/not (given up this parcel|agreed to the cancellation) yet/, 'The courier hasn’t agreed to it yet.'],
  [/does not show this parcel/, 'The courier doesn’t show this parcel.'],
  [/does not say whose parcel/, 'The courier doesn’t show whose parcel this is.'],
  [/shiprocket answered something unknown/, 'The courier service sent an answer that the shop couldn’t read.'],
  [/shiprocket refused to take an order/, 'The courier rejected this order.'],
  [/shiprocket refused to assign a courier/, 'No courier accepted the parcel.'],
  [/shiprocket refused/, 'The courier service rejected it.'],
  [/mail not sent:.*EAUTH/, 'The mail server rejected the shop’s login.'],
  [/mail not sent:.*(RCPT TO|DATA).* 55\d/, 'This address doesn’t accept email.'],
  [/the address is none/, 'It’s not a valid email address.'],
  [/mail not sent:.*(ECONN|ETIMEDOUT|ESOCKET|EDNS|ECONNECTION)/, 'The mail server couldn’t be reached.'],
  [/mail not sent/, 'The mail server rejected it.'],
  [/the process ended at each try/, 'The shop stopped before it finished, every time.'],
  [/belongs to (\w+)/, ([, provider]) => `It belongs to ${provider}, which is no longer set up here.`],
]

/** Why something failed, in plain words. What has none yet is quoted. */
export function errorInWords(error: string | null): string {
  if (!error) return 'No reason given.'
  for (const [pattern, words] of RULES) {
    const found = pattern.exec(error)
    if (found) return typeof words === 'string' ? words : words(found)
  }
  return `Error: “${error}”.`
}

const FIELDS: Record<string, string> = {
  billing_customer_name: 'first name',
  billing_last_name: 'last name',
  billing_address: 'street',
  billing_address_2: 'landmark',
  billing_city: 'city',
  billing_pincode: 'PIN code',
  billing_state: 'state',
  billing_phone: 'phone number',
  billing_email: 'email',
}

/** What of an address the courier does not accept, as a list of words; undefined where it did not say. */
export function refusedFields(error: string | null): string | undefined {
  const named = Object.keys(FIELDS).filter((field) => error?.split(' ').includes(field))
  if (named.length === 0) return undefined
  const words = named.map((field) => FIELDS[field] ?? field)
  return words.length === 1 ? words[0] : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`
}
