/** An address to write to, as a link that says it in full. */
export function MailLink({ to }: { to: string }) {
  return <a href={`mailto:${to}`}>{to}</a>
}
