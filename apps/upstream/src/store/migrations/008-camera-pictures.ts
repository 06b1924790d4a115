/** What lies on each site, and the last pictures of each camera; a picture is its bytes, whenever they come again. */
export const CAMERA_PICTURES = `
create table site_plans (site text primary key references sites (slug), data jsonb not null);

create table camera_pictures (
  site text not null, device text not null, id text not null,
  received_at int8 not null, taken_at int8,
  type text not null, width int4 not null, height int4 not null, data bytea not null,
  primary key (site, device, id), foreign key (site, device) references devices (site, id)
);
alter table camera_pictures alter column data set storage external;
create index camera_pictures_newest on camera_pictures (site, device, received_at desc)
`
