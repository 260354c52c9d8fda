type Rule = readonly [RegExp, string | ((found: RegExpExecArray) => string)]

/** What our own gateways and jobs say when they fail, and how staff would say it. The first that fits counts. */
const RULES: readonly Rule[] = [
  // Whole sentences are meant for people already.
  [/^[A-Z].*\.$/, ([sentence]) => sentence],
  [/razorpay refused/, 'The payment provider refused it.'],
  [/shiprocket refused to log in/, 'The courier service does not accept the shop’s login.'],
  [/wallet is empty/, 'The courier wallet is empty.'],
  [/shiprocket does not answer/, 'The courier service did not answer.'],
  [/has this order as cancelled/, 'The courier has this order as cancelled.'],
  [/shiprocket refused to take an order/, 'The courier refused this order.'],
  [/shiprocket refused to assign a courier/, 'No courier took the parcel.'],
  [/shiprocket refused/, 'The courier service refused it.'],
  [/mail not sent:.*EAUTH/, 'The mail server does not accept the shop’s login.'],
  [/mail not sent:.*(RCPT TO|DATA).* 55\d/, 'The address does not accept mail.'],
  [/the address is none/, 'It is not a mail address.'],
  [/mail not sent:.*(ECONN|ETIMEDOUT|ESOCKET|EDNS|ECONNECTION)/, 'The mail server could not be reached.'],
  [/mail not sent/, 'The mail server refused it.'],
  [/the process ended at each try/, 'The shop was stopped before it was done, each time.'],
  [/belongs to (\w+)/, ([, provider]) => `It belongs to ${provider}, which is not set up here any more.`],
]

/** Why something failed, in plain words. What has none yet is quoted. */
export function errorInWords(error: string | null): string {
  if (!error) return 'No reason was given.'
  for (const [pattern, words] of RULES) {
    const found = pattern.exec(error)
    if (found) return typeof words === 'string' ? words : words(found)
  }
  return `The error was: “${error}”.`
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
