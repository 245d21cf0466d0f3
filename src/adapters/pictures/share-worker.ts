import { serveJobs } from './serve-jobs.ts'
import { drawShare } from './share-drawing.ts'
import type { ShareJob } from './picture-jobs.ts'

const work = async (job: ShareJob) => ({ ...job.size, files: [await drawShare(job)] })

// It decodes only its own drawings and stored pictures.
serveJobs((job) => work(job as ShareJob), { decoders: ['Svg', 'Png', 'Webp'] })
