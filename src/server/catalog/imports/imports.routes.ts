import type { FastifyInstance } from 'fastify'
import {
  exportProductsCall,
  getImportCall,
  importProductsCall,
  latestImportCall,
  namePictureCall,
  stayedProductsCall,
  undoImportCall,
} from '#contract/catalog/product-import.endpoints.ts'
import { serve } from '#server/platform/http/serve.ts'
import { exportProducts } from '../export-products.ts'
import { getImport, getStayedProducts, latestImport } from './get-import.ts'
import { namePicture } from './name-picture.ts'
import { receiveImport } from './receive-import.ts'
import { undoImport } from './undo-import.ts'

export default async function importsRoutes(app: FastifyInstance) {
  serve(app, importProductsCall, receiveImport)
  serve(app, latestImportCall, latestImport)
  serve(app, getImportCall, getImport)
  serve(app, namePictureCall, namePicture)
  serve(app, undoImportCall, undoImport)
  serve(app, stayedProductsCall, getStayedProducts)
  serve(app, exportProductsCall, exportProducts)
}
