import type { FastifyRequest } from 'fastify'
import { isLocalHost } from './local-address.ts'

/** A shop tried out on one's own machine without TLS: the one place where cookies go without Secure. */
export const isPlainLocalhost = ({ protocol, hostname }: FastifyRequest) => protocol === 'http' && isLocalHost(hostname)
