import type { Db } from '#server/platform/db/database.ts'
import type { RegistrationPicturesTable } from './registration.table.ts'

export type WaitingPicture = Pick<RegistrationPicturesTable, 'field' | 'bytes'>
export type NewPicture = Omit<RegistrationPicturesTable, 'registration_id' | 'size'>

export async function insertPictures(db: Db, registrationId: string, pictures: readonly NewPicture[]): Promise<void> {
  if (pictures.length === 0) return
  const rows = pictures.map((picture) => ({ registration_id: registrationId, ...picture, size: picture.bytes.length }))
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

/** How many bytes wait at present, of all networks and of the given one. */
export async function waitingBytes(db: Db, network: string): Promise<{ ofAll: number; ofNetwork: number }> {
  const { ofAll, ofNetwork } = await db
    .selectFrom('registration_pictures')
    .select(({ fn }) => [
      fn.sum<string | null>('size').as('ofAll'),
      fn.sum<string | null>('size').filterWhere('network', '=', network).as('ofNetwork'),
    ])
    .executeTakeFirstOrThrow()
  return { ofAll: Number(ofAll), ofNetwork: Number(ofNetwork) }
}
