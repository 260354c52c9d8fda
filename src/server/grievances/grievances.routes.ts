import type { FastifyInstance } from 'fastify'
import { raiseGrievanceCall } from '#contract/grievances/grievances.endpoints.ts'
import {
  answerGrievanceCall,
  closeGrievanceCall,
  listGrievancesCall,
} from '#contract/grievances/staff-grievances.endpoints.ts'
import { serve } from '#server/platform/http/serve.ts'
import { answerGrievance, closeGrievance, listGrievances } from './answer-grievance.ts'
import { raiseGrievance } from './raise-grievance.ts'

export default async function grievancesRoutes(app: FastifyInstance) {
  serve(app, raiseGrievanceCall, raiseGrievance)
  serve(app, listGrievancesCall, listGrievances)
  serve(app, answerGrievanceCall, answerGrievance)
  serve(app, closeGrievanceCall, closeGrievance)
}
