import type { MailContent } from '#server/gateways/mail/mail.ts'
import { mailJob } from '#server/gateways/mail/queue-mail.ts'
import type { Db } from '#server/platform/db/database.ts'
import { writeTogether } from '#server/platform/db/write-together.ts'
import { queued } from '#server/platform/jobs/enqueue.ts'
import { shopSettings } from '#server/shop-settings/current-settings.ts'
import { digestMail, newOrderMail } from './notice-mails.ts'
import { type NoticedOrder, noticedOrders, peopleToTell, type Told } from './notices.store.ts'

/** Owners are few; a digest may have the products of many sellers in it. */
const MOST_PEOPLE = 1_000

/** Queues mails about these orders to the owners and to whoever has lines in them: one for each order, or one for all. */
export async function tellOfOrders(tx: Db, ids: readonly string[], by: 'each' | 'digest'): Promise<void> {
  if (ids.length === 0) return
  const orders = await noticedOrders(tx, ids)
  const sellerIds = orders.flatMap(({ lines }) => lines.flatMap(({ seller_id }) => seller_id ?? []))
  const people = withChosen(await peopleToTell(tx, [...new Set(sellerIds)], MOST_PEOPLE), shopSettings().notices.to)
  const mails = people.flatMap((reader) => {
    const theirs = orders.filter((order) => isTheirs(reader, order))
    const write = by === 'each' ? theirs.map((order) => newOrderMail(reader, order)) : digestOf(reader, theirs)
    return write.map((mail) => mailJob({ email: reader.email, language: 'en' }, () => ({ ...mail, mayBeKept: true })))
  })
  if (mails.length > 0) await writeTogether(tx, queued(await Promise.all(mails)))
}

/** Addresses that the owner named are told in the owners' place. */
const withChosen = (people: readonly Told[], addresses: readonly string[]): readonly Told[] =>
  addresses.length === 0
    ? people
    : [
        ...addresses.map((email) => ({ id: email, fullName: 'team', email, isOwner: true })),
        ...people.filter(({ isOwner }) => !isOwner),
      ]

const digestOf = (reader: Told, orders: readonly NoticedOrder[]): MailContent[] =>
  orders.length > 0 ? [digestMail(reader, orders)] : []

const isTheirs = ({ isOwner, id }: Told, { lines }: NoticedOrder) =>
  isOwner || lines.some(({ seller_id }) => seller_id === id)
