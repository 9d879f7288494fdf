-- Run once, as a superuser of a new PostgreSQL: psql -v owner_password=… -v app_password=… -f database.sql
-- The server migrates as `stammis` (DATABASE_URL), which owns the database and is no superuser. It serves requests as
-- `stammis_work` (APP_DATABASE_URL), which owns nothing.
create role stammis_app nologin;
create role stammis_platform nologin;
create role stammis login password :'owner_password';
create role stammis_work login noinherit password :'app_password';
grant stammis_app, stammis_platform to stammis, stammis_work;
create database stammis owner stammis encoding 'UTF8' template template0;

-- A restore, a drill and a move bypass triggers and row-level security, and a drill creates a database. Omit these two if
-- this login runs none of them.
alter role stammis createdb bypassrls;
grant set on parameter session_replication_role to stammis;
