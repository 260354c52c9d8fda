import type { FastifyRequest } from 'fastify'

/** A shop tried out on one's own machine without TLS: the one place where cookies go without Secure. */
export const isPlainLocalhost = ({ protocol, hostname }: FastifyRequest) =>
  protocol === 'http' && ['localhost', '127.0.0.1', '[::1]'].includes(hostname)
