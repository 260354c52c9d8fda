import type { Db } from '#server/platform/db/database.ts'
import type { RegistrationPicturesTable } from './registration.table.ts'

export type WaitingPicture = Pick<RegistrationPicturesTable, 'field' | 'bytes'>

export async function insertPictures(
  db: Db,
  registrationId: string,
  pictures: readonly WaitingPicture[],
): Promise<void> {
  if (pictures.length === 0) return
  const rows = pictures.map(({ field, bytes }) => ({
    registration_id: registrationId,
    field,
    bytes,
    size: bytes.length,
  }))
  await db.insertInto('registration_pictures').values(rows).execute()
}

export const picturesOf = (db: Db, registrationId: string): Promise<WaitingPicture[]> =>
  db
    .selectFrom('registration_pictures')
    .select(['field', 'bytes'])
    .where('registration_id', '=', registrationId)
    .execute()

export async function deletePictures(db: Db, registrationId: string): Promise<void> {
  await db.deleteFrom('registration_pictures').where('registration_id', '=', registrationId).execute()
}

/** How many bytes wait at present. */
export async function waitingBytes(db: Db): Promise<number> {
  const { total } = await db
    .selectFrom('registration_pictures')
    .select((sum) => sum.fn.coalesce(sum.fn.sum<string>('size'), sum.val('0')).as('total'))
    .executeTakeFirstOrThrow()
  return Number(total)
}
