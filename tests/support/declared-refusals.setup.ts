import { demandDeclaredRefusals } from './declared-refusals.ts'

demandDeclaredRefusals()
