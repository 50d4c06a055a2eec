// elkjs answers the messages of its own API when it finds itself in a worker.
import 'elkjs/lib/elk-worker.min.js';
