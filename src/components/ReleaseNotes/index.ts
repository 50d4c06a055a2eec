export {default as ReleaseFilter} from './ReleaseFilter';
export {default as ReleaseList} from './ReleaseList';
