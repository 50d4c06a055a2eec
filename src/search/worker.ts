// The search plugin's own worker, started by our client so that a failed one can be thrown away.
import '@easyops-cn/docusaurus-search-local/dist/client/client/theme/worker';
