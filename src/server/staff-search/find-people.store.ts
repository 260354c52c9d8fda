import { sql } from 'kysely'
import type { Role } from '#contract/accounts/roles.ts'
import { phoneIn } from '#contract/admin/sought-text.ts'
import type { Db } from '#server/platform/db/database.ts'
import { containing } from '#server/platform/db/keyset.ts'

export type FoundPerson = { id: string; name: string; email: string; role: Role }

const MOST_FOUND = 1_000

/** By name, username or e-mail, or by the phone of an address of theirs; the newest first. */
export async function peopleFor(db: Db, text: string, most: number): Promise<FoundPerson[]> {
  const phone = phoneIn(text)
  const byPhone = sql`union (select user_id from addresses where phone_number like ${`${phone}%`} limit ${MOST_FOUND})`
  const { rows } = await sql<FoundPerson>`
    select users.id, full_name as name, email, role from users where id in (
      select id from (
        (select id from users where user_words(full_name, username, email) like ${containing(text)}
          order by id desc limit ${MOST_FOUND})
        ${phone ? byPhone : sql``}
      ) as found order by id desc limit ${most}
    ) order by users.id desc`.execute(db)
  return rows
}
