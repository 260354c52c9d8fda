import type { FastifyInstance } from 'fastify'
import { addNoteCall, deleteNoteCall, personCall } from '#contract/admin/people.endpoints.ts'
import { updateUserPostCall } from '#contract/admin/users.endpoints.ts'
import { updateSellerRoleCall } from '#contract/sellers/sellers.endpoints.ts'
import { serve } from '#server/platform/http/serve.ts'
import { changeRole } from './change-role.ts'
import { getPerson } from './get-person.ts'
import { addNote, deleteNote } from './person-notes.ts'

export default async function peopleRoutes(app: FastifyInstance) {
  serve(app, updateUserPostCall, changeRole)
  serve(app, updateSellerRoleCall, changeRole)
  serve(app, personCall, getPerson)
  serve(app, addNoteCall, addNote)
  serve(app, deleteNoteCall, deleteNote)
}
